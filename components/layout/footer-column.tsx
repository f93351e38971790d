import type { ReactNode } from 'react';

type FooterColumnProps = { title: string; className?: string; children: ReactNode };

export function FooterColumn({ title, className, children }: FooterColumnProps) {
  return (
    <section className={className}>
      <h2 className="mb-3 font-semibold text-paper">{title}</h2>
      {children}
    </section>
  );
}
