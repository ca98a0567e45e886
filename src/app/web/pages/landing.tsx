export { LandingPage as default } from '../landing/LandingPage.tsx'
