export const files = import.meta.glob<string>('../../../../content/notes/templates/*-linked/*.py', {
  query: '?raw',
  import: 'default',
  eager: true,
})
