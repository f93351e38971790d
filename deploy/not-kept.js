/**
 * Runs for what no file matches, and for nothing else: files are sent without it. The headers of out/_headers go by
 * address there, whatever the status, so a hashed file that is missing for a moment would be missing for a year.
 */
export default {
  /** @param {Request} request @param {{ ASSETS: { fetch: (request: Request) => Promise<Response> } }} bindings */
  async fetch(request, { ASSETS }) {
    const answer = await ASSETS.fetch(request);
    if (answer.status < 400) return answer;
    const headers = new Headers(answer.headers);
    headers.set('Cache-Control', 'no-store');
    return new Response(answer.body, { status: answer.status, headers });
  },
};
