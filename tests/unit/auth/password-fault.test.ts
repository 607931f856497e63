import { describe, expect, it } from 'vitest'
import { passwordFault } from '#server/auth/password-fault.ts'

const ada = { email: 'ada.marlowe@saltlark.example', name: 'Ada Adalinde Marlowe-Lindqvist' }

function faultOf(password: string) {
  return passwordFault(password, ada)
}

describe('a new password', () => {
  it.each([
    'seven knots upwind',
    'correct horse battery staple',
    'xK3$vQ9!mZ2p',
    'ein sehr großes Segelschiff',
    '⛵🌊⚓🧭🪢🐚🦀🐬🦑🐙🐠🏝️',
    'the tide turns at four',
    'saltlark at sea level tomorrow',
    'x'.repeat(120) + 'abcdefgh',
    '   spaces count too   ',
  ])('may be %s', async (password) => {
    expect(await faultOf(password)).toBeNull()
  })

  it.each([
    ['short 11 ch', 'That password has 11 characters; it needs 12 at least.'],
    ['a', 'That password has 1 character; it needs 12 at least.'],
    ['⛵'.repeat(11), 'That password has 11 characters; it needs 12 at least.'],
    ['x'.repeat(121) + 'abcdefgh', 'That password has 129 characters; it can have 128 at most.'],
    ['', 'Please choose a password.'],
  ])('is refused for its length: %s', async (password, message) => {
    expect(await faultOf(password)).toContain(message)
  })

  it.each([
    'aaaaaaaaaaaa',
    'abababababab',
    'abcdefghijklm',
    '123456789012',
    '987654321098',
    '111111111111111',
    'gannet gannet',
    'tern tern tern tern',
  ])('is refused when it repeats itself or counts up: %s', async (password) => {
    expect(await faultOf(password)).toContain('repeats itself, or counts up')
  })

  it.each([
    'password1234',
    'Password1234!',
    'PASSWORD12345',
    'p@ssw0rd1234',
    '1234password',
    '!!!password!!!',
    'dragondragon',
    'Dragon!Dragon!',
    'qwertyuiop123',
    'letmein20262026',
    'sunshine!!!!!!',
    'password password',
    'letmein letmein',
    '1qaz2wsx3edc4rfv',
  ])('is refused when it is common in disguise: %s', async (password) => {
    expect(await faultOf(password)).toContain('tried first')
  })

  it.each([
    'saltlarksailing',
    'Saltlark Sailing 2026!',
    's4ltl4rk-s41ling',
    'saltlarkSALTLARK',
    'ada.marlowe@2026',
    'AdaMarlowe1815',
    'marlowe marlowe',
    'Lindqvist-Ada-99',
    'Adalinde 2026!',
    'sailing83649276',
    'ada.marlowe ada.marlowe abc',
  ])('is refused when it is made of what is known: %s', async (password) => {
    expect(await faultOf(password)).toContain('made of your name, your e-mail address or ours')
  })

  it('says what to do instead', async () => {
    for (const password of ['short', 'aaaaaaaaaaaa', 'password1234', 'saltlarksailing']) {
      expect(await faultOf(password)).toMatch(/few words/i)
    }
  })

  it('is not judged by a name of two letters', async () => {
    const li = { email: 'li@example.com', name: 'Li O' }
    expect(await passwordFault('lilac and olive', li)).toBeNull()
  })
})
