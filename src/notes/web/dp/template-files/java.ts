export const files = import.meta.glob<string>('../../../../content/notes/templates/coin-change/*.java', {
  query: '?raw',
  import: 'default',
  eager: true,
})
