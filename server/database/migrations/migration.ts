import type { ColumnDefinitionBuilder, Transaction } from 'kysely'

/**
 * What a migration and the book of migrations work through. A migration runs against the tables
 * of its own day, so the types of today's tables must not reach it.
 */
export type Untyped = Transaction<Record<string, Record<string, unknown>>>

export interface Migration {
  /** Kept in the database for ever: a name that was released never changes. */
  readonly name: string
  up(trx: Untyped): Promise<void>
}

/** A column that names the row of another table, such as `users.id`, with which its own row goes. */
export const belongsTo = (row: string) => (column: ColumnDefinitionBuilder) =>
  column.notNull().references(row).onDelete('cascade')
