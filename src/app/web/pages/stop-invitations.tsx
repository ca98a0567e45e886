export { StopInvitationsPage as default } from '#herd/web/invitations/StopInvitationsPage.tsx'
