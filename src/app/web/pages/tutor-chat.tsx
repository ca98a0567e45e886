export { TutorChatPage as default } from '#tutor/web/chat/TutorChatPage.tsx'
