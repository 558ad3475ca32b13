import { useEffect } from 'react';

const charts = () => document.querySelectorAll<SVGSVGElement>('svg.apexcharts-svg');

/** Lets the charts, which are drawn for the width of the window, shrink to that of the paper. */
export function usePrintableCharts(): void {
  useEffect(() => {
    const shrink = () => {
      for (const svg of charts()) {
        const { width, height } = svg.getBoundingClientRect();
        svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
        svg.style.maxWidth = '100%';
      }
    };
    const restore = () => {
      for (const svg of charts()) {
        svg.removeAttribute('viewBox');
        svg.style.maxWidth = '';
      }
    };
    window.addEventListener('beforeprint', shrink);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', shrink);
      window.removeEventListener('afterprint', restore);
    };
  }, []);
}
