export { CompanyQuestionsPage as default } from '#questions/web/company-list/CompanyQuestionsPage.tsx'
