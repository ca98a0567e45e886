/**
 * The floor: one box and five rows of a title and four texts, which are there already, with nothing else in the page
 * and no library. Whatever a letter costs here is Chromium's and the machine's.
 */
export const bareList = `<!doctype html>
<style>
  article { border-top: 1px solid #888; padding: 22px 0; font: 16px sans-serif }
  span { display: inline-block; border: 1px solid #888; margin: 4px; padding: 4px 9px; font-size: 12px }
</style>
<input type="search" aria-label="Search questions">
<section aria-busy="false"><p role="status"></p></section>
<script>
  const row = () => '<article><h3></h3>' + '<span></span>'.repeat(4) + '</article>'
  document.querySelector('section').insertAdjacentHTML('beforeend', row().repeat(5))
  const texts = [...document.querySelectorAll('p, h3, span')]
  document.querySelector('input').addEventListener('input', ({ target }) => {
    texts.forEach((element, nth) => { element.textContent = 'Rotate Ridges under Snow ' + nth + target.value })
  })
</script>`
