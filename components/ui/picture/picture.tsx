import type { ComponentProps } from 'react';
import { preload } from 'react-dom';
import { readPictureFile } from './picture-file';
import { hasVariants, variantFormats, variantSrcSet } from './picture-variants';

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'alt' | 'sizes' | 'srcSet' | 'width' | 'height' | 'loading'> & {
  src: string;
  /** empty for decoration */
  alt: string;
  /** as in `sizes`: "(width >= 1024px) 22rem, (width >= 640px) 45vw, 90vw" */
  sizes: string;
  /** for the one picture on the first screen: fetched at once, before others */
  priority?: boolean;
};

/**
 * A picture in the formats and widths that scripts/export/pictures.ts makes; `next dev` shows the original. It reads the
 * file, so it is server only: islands take it as a child. Not next/image, whose inline style the policy refuses.
 */
export function Picture({ src, alt, sizes, priority = false, ...props }: PictureProps) {
  const file = readPictureFile(src);
  const image = (
    // biome-ignore lint/performance/noImgElement: this component replaces next/image
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
    // React preloads an `img` of high priority, but no `source`; browsers use the first.
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
      {/* The picture is `contents`, so without `hidden` a source would be a cell of the surrounding grid. */}
      {variantFormats.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={variantSrcSet(file, format)}
          sizes={sizes}
          className="hidden"
        />
      ))}
      {image}
    </picture>
  );
}
