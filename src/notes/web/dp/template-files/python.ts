export const files = import.meta.glob<string>('../../../../content/notes/templates/coin-change/*.py', {
  query: '?raw',
  import: 'default',
  eager: true,
})
