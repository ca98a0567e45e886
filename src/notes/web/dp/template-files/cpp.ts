export const files = import.meta.glob<string>('../../../../content/notes/templates/coin-change/*.cpp', {
  query: '?raw',
  import: 'default',
  eager: true,
})
