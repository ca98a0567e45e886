export const files = import.meta.glob<string>('../../../../content/notes/templates/*-linked/*.java', {
  query: '?raw',
  import: 'default',
  eager: true,
})
