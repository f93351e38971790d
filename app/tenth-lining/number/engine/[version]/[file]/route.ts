import { engineFile, sampleFile } from 'tenth-lining/worker';

export const dynamic = 'force-static';

const scripts = () => [engineFile(), sampleFile()];

export function generateStaticParams() {
  return scripts().map(({ version, name }) => ({ version, file: name }));
}

/** The numbering engine, for the page's worker, and the sample PDF. Each is fetched when the reader first needs it. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const body = scripts().find(({ name }) => name === file)?.body;
  return new Response(body, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } });
}
