/** Something that a test holds back until it has looked around. */
export interface Gate {
  readonly opened: Promise<void>
  open(): void
}

export function closedGate(): Gate {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}
