export { MyHerdPage as default } from '#herd/web/MyHerdPage.tsx'
