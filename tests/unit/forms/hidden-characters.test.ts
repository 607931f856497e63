import { describe, expect, it } from 'vitest'
import type { ZodType } from 'zod'
import { profileForm, registerForm } from '#server/auth/forms.ts'
import { nameField } from '#server/forms/fields.ts'
import { enquiryForm } from '#server/messages/enquiry-form.ts'
import { waitingListForm } from '#server/messages/waiting-list.ts'
import { deliveryForm } from '#server/shop/checkout/delivery-form.ts'
import { peopleForm } from '#server/shop/checkout/people-form.ts'
import type { Crew } from '#server/shop/checkout/steps.ts'
import { voucherForm } from '#server/shop/vouchers/voucher-form.ts'

const today = '2027-01-14'
const crew = { lineId: 'a', count: 2, asksBorn: false, date: { name: 'Day sail' } } as Crew
const hidden = 'Ann\u202Eann'
const fault =
  'There is a character that cannot be seen in that name: U+202E, in place 4. Please type the name again instead of pasting it.'

const forms: readonly (readonly [field: string, form: ZodType, more: object])[] = [
  ['name', registerForm, {}],
  ['name', profileForm, {}],
  ['enquiry_name', enquiryForm, {}],
  ['waiting_name', waitingListForm(4), {}],
  ['voucher_to', voucherForm(today), {}],
  ['voucher_from', voucherForm(today), {}],
  ['name', peopleForm({ crews: [crew], today, asksTelephone: true }), {}],
  ['people[a][0][name]', peopleForm({ crews: [crew], today, asksTelephone: true }), {}],
  ['people[a][1][name]', peopleForm({ crews: [crew], today, asksTelephone: true }), {}],
  ['name', deliveryForm([]), { by: 'post', to: 'uk' }],
]

describe('a name with a character that cannot be seen', () => {
  it.each(forms)(
    'is refused in %s of form %#, with its code and what to do',
    (field, form, more) => {
      const { error } = form.safeParse({ [field]: hidden, ...more })

      const messages = error?.issues.filter(({ path }) => path.join('.') === field)
      expect(messages?.map(({ message }) => message).join()).toContain(fault)
    },
  )

  it.each([
    ...'\u202A\u2066\u2069\u200E\u200F\u061C\u200B\u2060\uFEFF',
    ...'\u00AD\u3164\u{E0041}\u0000\u001B\u0085\u200C\u200D',
  ])('is refused with %j', (character) => {
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')

    const { error } = nameField.safeParse(`A${character}b`)

    expect(error?.issues[0]?.message).toContain(`U+${code}, in place 2.`)
  })
})

it.each([
  ['José O’Neill-Smythe 3rd', 'accents and signs'],
  [' Ada\tByron\nKing ', 'white space'],
  ['علی\u200Cرضا', 'a joiner in Persian'],
  ['ක්\u200Dෂේම', 'a joiner in Sinhala'],
  ['葛\u{E0100}城', 'a variant of a Chinese character'],
])('takes the name %j, with %s', (name) => {
  expect(nameField.parse(name)).toBe(name.trim().replaceAll(/\s/g, ' '))
})
