/**
 * The tests' own form: it speaks the library's messages only when it is told to (`tell` of the fixture), and has one
 * field.
 */
export const formPage = `<!doctype html><html lang="en"><meta charset="utf-8"><title>The tests' form</title>
<main aria-label="Form"><h1>The tests' form</h1><label>Answer <input></label></main>
<script>
  const embedId = new URLSearchParams(location.search).get('typeform-embed-id');
  window.tell = (type, data) => parent.postMessage({ type, embedId, ...data }, '*');
</script></html>`;
