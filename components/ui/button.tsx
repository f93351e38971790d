import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { type ButtonStyleProps, buttonStyles } from './button-styles';

type ButtonProps = ComponentProps<'button'> & ButtonStyleProps;

export function Button({ look, size, className, type = 'button', ...props }: ButtonProps) {
  return <button {...props} type={type} className={cn(buttonStyles({ look, size }), className)} />;
}
