export { StudyNotesPage as default } from '#notes/web/hub/StudyNotesPage.tsx'
