import { basename } from 'node:path'
import type { z } from 'zod'
import { contentFiles, contentFolders, schemaFolder } from './files.ts'
import { jsonSchemaOf } from './json-schema.ts'

interface EditorSchema {
  /** Inside the content folder, such as `schema/course.schema.json`. */
  readonly path: string
  /** Which files it is for, inside the content folder, such as `courses/*.json`. */
  readonly fileMatch: string
  /** Its text, with a line break at its end. */
  readonly text: string
}

/**
 * The JSON Schemas of all content, made from the very schemas that the site checks by, so that an
 * editor completes keys, explains them and underlines slips.
 */
export function editorSchemas(): readonly EditorSchema[] {
  const files = Object.values(contentFiles).map(({ file, schema }) =>
    editorSchema(basename(file, '.json'), file, schema),
  )
  const folders = Object.values(contentFolders).map(({ folder, one, schema }) =>
    editorSchema(one, `${folder}/*.json`, schema),
  )
  return [...files, ...folders]
}

function editorSchema(name: string, fileMatch: string, schema: z.ZodType): EditorSchema {
  return {
    path: `${schemaFolder}/${name}.schema.json`,
    fileMatch,
    text: `${JSON.stringify(jsonSchemaOf(schema), null, 2)}\n`,
  }
}
