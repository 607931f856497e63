import { describe, expect, it } from 'vitest'
import { ownSource } from '../../../src/stack/own-source.ts'

describe('the place of a stack in the application', () => {
  it.each([
    ['at Map (/app/js/map.tsx:12:5)', '/app/js/map.tsx', 12, 5],
    ['at /app/js/map.tsx:12:5', '/app/js/map.tsx', 12, 5],
    ['at async /app/js/map.tsx:12:5', '/app/js/map.tsx', 12, 5],
    ['at async Promise.all (/app/js/map.tsx:12:5)', '/app/js/map.tsx', 12, 5],
    ['at new Chart (file:///app/js/a%20chart.tsx:1:20)', '/app/js/a chart.tsx', 1, 20],
    ['at Object.render [as now] (/app/js/map.tsx?t=123:12:5)', '/app/js/map.tsx', 12, 5],
  ])('is read from %j', (line, file, number, column) => {
    expect(ownSource(`Error: no\n    ${line}`, '/app')).toEqual({ file, line: number, column })
  })

  it('is the topmost of its own files: not of Node, of a package or of another folder', () => {
    const stack = `ReferenceError: window is not defined
    at read (node:fs:1:1)
    at render (/app/node_modules/react-dom/server.js:2:2)
    at other (/application/js/map.tsx:3:3)
    at <anonymous>
    at Map (/app/js/map.tsx:12:5)
    at Home (/app/js/home.tsx:6:7)`

    expect(ownSource(stack, '/app')).toEqual({ file: '/app/js/map.tsx', line: 12, column: 5 })
    expect(ownSource(stack, '/app/')).toEqual({ file: '/app/js/map.tsx', line: 12, column: 5 })
  })

  it('is found on Windows as well', () => {
    const stack = String.raw`Error: no
    at Map (C:\app\js\map.tsx:12:5)`

    expect(ownSource(stack, String.raw`C:\app`)).toMatchObject({ file: 'C:/app/js/map.tsx' })
    expect(ownSource(stack, String.raw`C:\application`)).toBeNull()
  })

  it('passes over the files that it is told to', () => {
    const stack = 'Error\n    at a (/app/adapter/a.ts:1:1)\n    at b (/app/home.ts:2:2)'

    expect(ownSource(stack, '/app', (file) => !file.includes('/adapter/'))).toMatchObject({
      file: '/app/home.ts',
    })
  })

  it.each([undefined, '', 'Error: at /app/x:1:2', 'Error\n    at Array.map (<anonymous>)'])(
    'is unknown in %j',
    (stack) => {
      expect(ownSource(stack, '/app')).toBeNull()
    },
  )
})
