export { TutorTopicsPage as default } from '#tutor/web/topics/TutorTopicsPage.tsx'
