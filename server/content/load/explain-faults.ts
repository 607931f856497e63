import type { Finding } from './document.ts'
import { mostMegabytes, ownFaults, patienceSeconds } from './file-access.ts'

const noAnswer = `has not answered for ${patienceSeconds} seconds`
const disk = 'see whether its disk or its network folder is there and well'
const linksInACircle = 'leads from link to link in a circle'

/** Why a file cannot be read, and what to do about it. */
export function explainFileFault(fault: string): Finding {
  const [name = '', megabytes = ''] = fault.split(' ')
  if (name === ownFaults.tooLarge) {
    const message = `this file is ${megabytes} MB long, and none of content is longer than ${mostMegabytes} MB`
    return [
      message,
      'put back the file as it was; pictures and films do not belong into content files',
    ]
  }
  return fileFaults[fault] ?? [`this file cannot be read (${fault})`, disk]
}

const isNoFile: Finding = [
  'this is a pipe, a socket or a device, not a file',
  'put a file of this name in its place',
]
const isClosed: Finding = [
  'this file may not be read by the user that the site runs as',
  'let that user read it, such as by chmod a+r',
]

const fileFaults: Readonly<Record<string, Finding>> = {
  ENOENT: ['this file is missing', 'put it back'],
  ENOTDIR: ['this file is missing', 'put it back'],
  EACCES: isClosed,
  EPERM: isClosed,
  EISDIR: ['this is a folder, not a file', 'put a file of this name in its place'],
  ELOOP: [`this file ${linksInACircle}`, 'put a file of this name in its place'],
  ENXIO: isNoFile,
  [ownFaults.noFile]: isNoFile,
  [ownFaults.noAnswer]: [`this file ${noAnswer}`, disk],
}

/** Why a folder cannot be read. `isWhole`: it is the content folder itself, not one inside it. */
export function explainFolderFault(fault: string, isWhole: boolean): Finding {
  const remedy = isWhole ? 'put it back, or set CONTENT_DIR to it' : 'put it back'
  if (fault === 'ENOENT') return ['this folder is missing', remedy]
  if (fault === 'ENOTDIR') return ['this is a file, not a folder', remedy]
  if (fault === 'ELOOP') return [`this folder ${linksInACircle}`, remedy]
  if (fault === 'EACCES' || fault === 'EPERM') {
    const what = 'this folder may not be read by the user that the site runs as'
    return [what, 'let that user read and enter it, such as by chmod a+rx']
  }
  if (fault === ownFaults.noAnswer) return [`this folder ${noAnswer}`, disk]
  return [`this folder cannot be read (${fault})`, disk]
}
