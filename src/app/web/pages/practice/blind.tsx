export { BlindPracticePage as default } from '#questions/web/practice/BlindPracticePage.tsx'
