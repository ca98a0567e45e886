export const files = import.meta.glob<string>('../../../../content/notes/templates/coin-change/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})
