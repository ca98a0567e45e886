import { type Field, shorten } from '../input-fields.ts'

/** The name of one node; whether the graph has it is for the demo to check. */
export function nodeName({ label }: { label: string }): Field<string> {
  return {
    label,
    hint: 'The name of a node in the graph.',
    format: (name) => name,
    random: () => 'A',
    parse(text) {
      const name = text.trim().toUpperCase()
      if (name === '') return { fault: 'Type the name of a node, as in A.' }
      if (!/^[A-Z0-9]{1,2}$/.test(name))
        return { fault: `“${shorten(name)}” cannot name a node: use one or two letters or digits.` }
      return { value: name }
    },
  }
}

/** The fault of a name that no node has. */
export function findMissingNode(name: string, nodes: readonly { readonly id: string }[]): string | undefined {
  const names = nodes.map(({ id }) => id)
  return names.includes(name) ? undefined : `The graph has no node ${name}: choose ${names.join(', ')}.`
}
