export { InterviewQuestionsPage as default } from '#questions/web/interview/InterviewQuestionsPage.tsx'
