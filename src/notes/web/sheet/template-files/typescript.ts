export const files = import.meta.glob<string>('../../../../content/notes/templates/*-linked/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})
