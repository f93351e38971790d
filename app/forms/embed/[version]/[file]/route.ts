import { loaderFiles } from '@/components/launchers/loader-files';

export const dynamic = 'force-static';

export function generateStaticParams() {
  const { folder, files } = loaderFiles();
  const version = folder.split('/').at(-2);
  return files.map(({ name }) => ({ version, file: name }));
}

/** The form library's loader for pasted HTML, exported as plain files: only pages with such HTML ask for them. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const found = loaderFiles().files.find(({ name }) => name === file);
  if (!found) return new Response('Not found', { status: 404 });
  return new Response(found.body, { headers: { 'Content-Type': `${found.type}; charset=utf-8` } });
}
