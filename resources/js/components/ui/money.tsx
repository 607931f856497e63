import type { Money as MoneyProps, MoneyTone } from '#server/props/elements.ts'

const looks: Readonly<Record<MoneyTone, string>> = {
  plain: '',
  negative: 'font-bold text-fault',
  positive: 'font-bold text-star',
}

/** An amount of money as the server wrote it, standing out as its tone says (specification 9). */
export function Money({ text, tone }: MoneyProps) {
  return <span className={`whitespace-nowrap ${looks[tone]}`.trimEnd()}>{text}</span>
}
