import type { StructuredNode } from '#server/props/meta.ts'

/** Where something takes place. @param url site path of its page, where an online course is met */
export function placeNode(
  { id, name }: { readonly id: string; readonly name: string },
  url: string,
): StructuredNode {
  if (id === 'online') return { '@type': 'VirtualLocation', url }
  return { '@type': 'Place', name, address: name }
}
