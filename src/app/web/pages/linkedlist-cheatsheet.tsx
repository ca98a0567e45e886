export { LinkedListSheetPage as default } from '#notes/web/sheet/LinkedListSheetPage.tsx'
