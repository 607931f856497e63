import { messagesByField } from '@saltlark/inertia-express'
import { describe, expect, it } from 'vitest'
import {
  confirmForm,
  deleteForm,
  forgotForm,
  passwordForm,
  profileForm,
  registerForm,
  resetForm,
  signInForm,
} from '#server/auth/forms.ts'

const password = 'seven knots upwind'
const ada = { name: 'Ada  Marlowe ', email: ' Ada@Example.com', password }

function messages(
  schema: typeof registerForm | typeof signInForm | typeof resetForm,
  body: object,
) {
  const result = schema.safeParse(body)
  return result.success ? {} : messagesByField(result.error.issues)
}

describe('the form to register', () => {
  it('gives the name on one line, the address in lower case and the password as it is', () => {
    expect(registerForm.parse({ ...ada, password: ` ${password} ` })).toEqual({
      name: 'Ada Marlowe',
      email: 'ada@example.com',
      password: ` ${password} `,
      intended: null,
    })
    expect(registerForm.parse({ ...ada, intended: ['/knots'] }).intended).toBeNull()
  })

  it('compares a password that was typed twice', () => {
    const again = { ...ada, password_confirmation: 'seven knots downwind' }
    expect(Object.keys(messages(registerForm, again))).toEqual(['password_confirmation'])

    const same = { ...ada, password_confirmation: password }
    expect(registerForm.safeParse(same).success).toBe(true)
  })
})

describe('the form to sign in', () => {
  it('remembers by a ticked box alone', () => {
    const isRemembered = (remember: unknown) => signInForm.parse({ ...ada, remember }).remember

    expect(['on', true].map(isRemembered)).toEqual([true, true])
    expect([undefined, '', 'off', false, 'no'].map(isRemembered)).toEqual(Array(5).fill(false))
  })

  it('takes any password, for rules are for new ones, and an address in any case with blanks around it', () => {
    expect(signInForm.parse({ ...ada, password: 'x' }).email).toBe('ada@example.com')
    expect(messages(signInForm, { email: ada.email, password: '' })).toEqual({
      password: 'Please enter your password.',
    })
  })
})

describe('the forms of an account', () => {
  it('ask for what they need', () => {
    expect(forgotForm.parse({ email: ada.email })).toEqual({
      email: 'ada@example.com',
      intended: null,
    })
    expect(messages(resetForm, { password })['token']).toContain('link of our letter')
    expect(confirmForm.safeParse({}).success).toBe(false)
    expect(deleteForm.safeParse({ password }).success).toBe(true)
    expect(passwordForm.safeParse({ password }).success).toBe(false)
    expect(passwordForm.safeParse({ current_password: 'x', password }).success).toBe(true)
    expect(profileForm.parse(ada)).toEqual({ name: 'Ada Marlowe', email: 'ada@example.com' })
  })

  it('take nothing that is no text for a password', () => {
    for (const given of [['x'], { length: 20 }, 123_456_789_012, true]) {
      expect(confirmForm.safeParse({ password: given }).success).toBe(false)
      expect(registerForm.safeParse({ ...ada, password: given }).success).toBe(false)
    }
  })
})
