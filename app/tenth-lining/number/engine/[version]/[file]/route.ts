import { engineFile } from '@/tenth-lining/engine-file';

export const dynamic = 'force-static';

export function generateStaticParams() {
  const { version, name } = engineFile();
  return [{ version, file: name }];
}

/** What numbers a PDF, for a worker of the page's: exported as a plain file, and asked for when somebody chooses one. */
export function GET() {
  return new Response(engineFile().body, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } });
}
