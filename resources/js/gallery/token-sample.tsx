import { useEffect, useRef } from 'react'
import type { Token } from './token-groups.ts'

interface Sample {
  /** The property that shows the token. */
  readonly property: string
  readonly className: string
  readonly words?: string
}

const letters = { className: 'gallery-letters', words: 'Learn to sail. Then keep going.' }

const samples: Readonly<Record<string, Sample>> = {
  colors: { property: 'background-color', className: 'gallery-swatch' },
  fontFamily: { property: 'font-family', ...letters },
  fontSize: { property: 'font-size', ...letters },
  maxWidth: { property: 'width', className: 'gallery-bar-sample' },
  screens: { property: 'width', className: 'gallery-bar-sample' },
  spacing: { property: 'width', className: 'gallery-bar-sample' },
  borderRadius: { property: 'border-radius', className: 'gallery-swatch' },
  boxShadow: { property: 'box-shadow', className: 'gallery-swatch' },
}

/**
 * A token at work; nothing for a kind that has no picture. The property is set by script, because the
 * content policy refuses style attributes.
 */
export function TokenSample({ group, token }: { readonly group: string; readonly token: Token }) {
  const element = useRef<HTMLSpanElement>(null)
  const sample = samples[group]

  useEffect(() => {
    const { style } = element.current ?? {}
    if (!style || !sample) return

    style.setProperty(sample.property, token.value)
    for (const [name, value] of Object.entries(token.more)) {
      style.setProperty(kebabCase(name), value)
    }
  }, [sample, token])

  if (!sample) return null
  return (
    <span ref={element} aria-hidden="true" className={`block ${sample.className}`}>
      {sample.words}
    </span>
  )
}

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
