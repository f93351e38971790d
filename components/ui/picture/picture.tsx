import type { ComponentProps } from 'react';
import { preload } from 'react-dom';
import { pictureFile } from './picture-file';
import { hasVariants, variantFormats, variantSrcSet } from './picture-variants';

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'alt' | 'sizes' | 'srcSet' | 'width' | 'height' | 'loading'> & {
  /** path under public/, from the root */
  src: string;
  /** '' for decoration */
  alt: string;
  /** how wide the layout shows it, as in `sizes`: "(width >= 1024px) 22rem, (width >= 640px) 45vw, 90vw" */
  sizes: string;
  /** for the picture a page opens with: fetched at once and first, where all others wait until they come near */
  priority?: boolean;
};

/**
 * A picture with its size, in the formats and widths that the export draws (scripts/export/pictures.ts). Server only:
 * it reads the file. Islands take it as a child. `next dev` shows the original, as the variants exist only in out/.
 * Not next/image, whose inline style the Content-Security-Policy refuses.
 */
export function Picture({ src, alt, sizes, priority = false, ...props }: PictureProps) {
  const file = pictureFile(src);
  const image = (
    // biome-ignore lint/performance/noImgElement: this is the component that stands in for next/image
    <img
      {...props}
      src={src}
      alt={alt}
      width={file.width}
      height={file.height}
      decoding="async"
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
    />
  );
  if (process.env.NODE_ENV !== 'production' || !hasVariants(src)) return image;
  if (priority) {
    // React asks in the head for a plain picture of high priority, and not for one with sources. Browsers take the first.
    const [format] = variantFormats;
    preload(src, {
      as: 'image',
      type: `image/${format}`,
      imageSrcSet: variantSrcSet(file, format),
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }
  return (
    <picture className="contents">
      {variantFormats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={variantSrcSet(file, format)} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
