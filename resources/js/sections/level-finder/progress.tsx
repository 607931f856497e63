import { cx } from '#js/lib/class-names.ts'
import type { LevelQuestionProps } from '#server/props/level-finder.ts'

/** How far somebody has come: in words, and as a row of buoys passed. */
export function Progress({ text, position, total }: LevelQuestionProps['progress']) {
  return (
    <div className="max-w-copy">
      <p className="text-sm font-semibold text-tide">{text}</p>
      <div aria-hidden="true" className="mt-2 flex gap-1.5">
        {Array.from({ length: total }, (_, index) => (
          <span
            key={index}
            className={cx('h-1.5 grow rounded-button', index < position ? 'bg-tide' : 'bg-line')}
          />
        ))}
      </div>
    </div>
  )
}
