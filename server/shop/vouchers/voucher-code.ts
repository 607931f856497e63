import { randomInt } from 'node:crypto'

/** Letters and digits that nobody takes for another one, read aloud or printed small. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 16

/** A code that nobody guesses: 78 random bits, such as `7HKM-2XQP-9RTW-4BDN`. */
export function newVoucherCode(): string {
  const drawn = Array.from({ length }, () => letters[randomInt(letters.length)] ?? '')
  return grouped(drawn.join(''))
}

/**
 * What somebody typed, as we write it: with or without dashes and spaces, in small letters or
 * capitals; null when it cannot be a code of ours.
 */
export function readVoucherCode(typed: string): string | null {
  const plain = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  const isOurs = plain.length === length && [...plain].every((letter) => letters.includes(letter))
  return isOurs ? grouped(plain) : null
}

function grouped(plain: string): string {
  return plain.replaceAll(/(.{4})(?!$)/g, '$1-')
}
