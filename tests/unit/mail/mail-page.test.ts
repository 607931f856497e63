import { describe, expect, it } from 'vitest'
import { mailboxPage, messagePage } from '#server/mail/mail-page.ts'
import type { OutgoingMail } from '#server/mail/outbox.ts'
import { mail } from './outgoing-mail.ts'

const hostile: OutgoingMail = {
  ...mail,
  subject: '<script>1</script>',
  to: '"><script>2</script>',
  from: { name: '<script>3</script>', address: 'x' },
  text: '<script>4</script> http://x.test/"onclick="alert(1)',
  html: '</pre><script>5</script>',
}

describe('the page of kept messages', () => {
  it('links each message by its subject, with its reader and its time', () => {
    const page = mailboxPage([mail])

    expect(page).toContain(`<a href="/_mail/${mail.id}">Fair winds</a> to ada@example.com`)
    expect(page).toContain('<time datetime="2026-11-21T12:00:00.000Z">2026-11-21 12:00 UTC</time>')
  })
})

describe('the page of one message', () => {
  it('leads back to the list, and shows the text with links that can be clicked', () => {
    expect(messagePage(mail)).toContain('<a href="/_mail">')
    expect(messagePage(mail)).toContain(
      '<a href="http://localhost:8000/a?b=1&amp;c=2">http://localhost:8000/a?b=1&amp;c=2</a>.</pre>',
    )
  })

  it('shows the HTML as source, so that it brings no style into the page', () => {
    const page = messagePage(mail)

    expect(page).toContain('&lt;p style=&quot;color:red&quot;&gt;')
    expect(page).not.toMatch(/<[^>]+ style=/)
  })

  it('has the files that go with it, to be opened', () => {
    const file = { name: 'voucher.pdf', type: 'application/pdf', content: 'JVBERi0=' }
    const page = messagePage({ ...mail, files: [file] })

    expect(page).toContain(
      '<a href="data:application/pdf;base64,JVBERi0=" download="voucher.pdf">voucher.pdf</a>',
    )
  })

  it('says who gets the answer, and what stops it, only where there is something to say', () => {
    const unsubscribeUrl = 'http://localhost:8000/mail/unsubscribe/abc'
    const page = messagePage({ ...mail, replyTo: 'ben@example.com', unsubscribeUrl })

    expect(page).toContain('<dt>Reply to</dt><dd>ben@example.com</dd>')
    expect(page).toContain(`<dt>One-click unsubscribe</dt><dd>${unsubscribeUrl}</dd>`)
    expect(messagePage(mail)).not.toMatch(/Reply to|unsubscribe/)
  })
})

describe('both pages', () => {
  it.each([mailboxPage([hostile]), messagePage(hostile)])('show hostile values as text', (page) => {
    expect(page).not.toContain('<script')
    expect(page).not.toMatch(/<[^>]+\son\w+=/)
  })
})
