export { PracticePage as default } from '#questions/web/practice/PracticePage.tsx'
