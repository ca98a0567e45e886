/** In their order on the page. */
export const accountSections = [
  { id: 'preferences', title: 'Preferences' },
  { id: 'reminders', title: 'Reminders' },
  { id: 'preparation', title: 'Preparation' },
  { id: 'profile', title: 'Profile' },
  { id: 'password', title: 'Password' },
  { id: 'two-step', title: 'Two-step sign-in' },
  { id: 'sessions', title: 'Where you are signed in' },
  { id: 'invitations', title: 'Invitations' },
  { id: 'data', title: 'Your data' },
  { id: 'delete', title: 'Delete account' },
] as const

export type AccountSectionId = (typeof accountSections)[number]['id']

export function titleOfSection(id: AccountSectionId): string {
  return accountSections.find((section) => section.id === id)?.title ?? ''
}
