import type { Services } from './services.ts'

/**
 * Has the content read again at once when the process gets SIGHUP, as servers do: for file systems
 * that report no change, and for scripts that want to know. Faults are logged, and the last good
 * content stays.
 */
export function reloadOnHangUp({ content, log }: Pick<Services, 'content' | 'log'>): void {
  process.on('SIGHUP', () => {
    const { changed, faults } = content.refresh()
    const { version } = content.current()
    log.info({ changed, faults: faults.length, version }, 'the content was read again on SIGHUP')
  })
}
