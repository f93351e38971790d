import { wordFiles } from '@/components/publications/browse/search/read-library';
import { listCount } from '@/components/publications/browse/search/word-lists';

export const dynamic = 'force-static';

type Context = { params: Promise<{ file: string }> };

export const generateStaticParams = () =>
  Array.from({ length: listCount }, (_, number) => ({ file: `${number}.json` }));

export async function GET(_: Request, { params }: Context) {
  const files = await wordFiles();
  return Response.json(files[Number.parseInt((await params).file, 10)]);
}
