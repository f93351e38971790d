import { engineFile, sampleFile } from '@/tenth-lining/engine-file';

export const dynamic = 'force-static';

const scripts = () => [engineFile(), sampleFile()];

export function generateStaticParams() {
  return scripts().map(({ version, name }) => ({ version, file: name }));
}

/** What numbers a PDF, for a worker of the page's, and a PDF to try it on: plain files, asked for when somebody chooses one. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const body = scripts().find(({ name }) => name === file)?.body;
  return new Response(body, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } });
}
