export { CategoryPage as default } from '#patterns/web/category/CategoryPage.tsx'
