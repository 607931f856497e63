import type { OutgoingMail } from '#server/mail/outbox.ts'

export const mail: OutgoingMail = {
  id: '019aa5c2-7b00-7c3d-9e4f-0123456789ab',
  messageId: '<019aa5c2-7b00-7c3d-9e4f-0123456789ab@www.saltlark.example>',
  date: Date.UTC(2026, 10, 21, 12),
  from: { name: 'Saltlark Sailing', address: 'hello@saltlark.example' },
  to: 'ada@example.com',
  subject: 'Fair winds',
  text: 'Dear Ada, the price is £325 = good value: http://localhost:8000/a?b=1&c=2.',
  html: '<p style="color:red">Dear Ada, the price is £325.</p>',
}
