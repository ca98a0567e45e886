export const files = import.meta.glob<string>('../../../../content/notes/templates/*-linked/*.cpp', {
  query: '?raw',
  import: 'default',
  eager: true,
})
