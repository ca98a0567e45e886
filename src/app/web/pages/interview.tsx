export { InterviewPage as default } from '#herd/web/interview/InterviewPage.tsx'
