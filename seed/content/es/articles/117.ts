import type { ArticleText } from '../../texts'

export const article117: ArticleText = {
  title: 'El gabinete del doctor Caligari (1920): sombras pintadas',
  summary:
    'Calles de lienzo, luz hecha con brocha y un final del que aún se discute. Qué debe tener una buena copia y desde cuándo es libre la película en Europa.',
  meta_title: 'El gabinete del doctor Caligari: buenas copias',
  meta_description:
    'Qué copias de Caligari muestran bien los decorados pintados, desde cuándo es libre en Europa y cómo guardarla para una noche sin red.',
  body: `
En la feria de una ciudad torcida, un charlatán exhibe a un sonámbulo que adivina el futuro. Después aparecen muertos. La película de Robert Wiene se estrenó en Berlín en febrero de 1920, y nada en ella se parece al mundo: Hermann Warm, Walter Reimann y Walter Röhrig levantaron las callejuelas con madera y lienzo y pintaron hasta las sombras. Conrad Veidt las recorre como si también lo hubieran dibujado.

## Libre, pero desde hace poco

Para una película, el derecho europeo cuenta desde la muerte del último de unos pocos autores: el director, los guionistas y quien compuso la música original. Wiene murió en 1938 y Carl Mayer en 1944, pero el otro guionista, Hans Janowitz, vivió hasta 1954. Por eso en la Unión Europea solo es libre, por regla general, desde principios de 2025. En Estados Unidos, donde cuenta el año de publicación, lo era décadas antes. De ahí que páginas de distintos países dijeran cosas opuestas, y todas tuvieran razón.

También aquí lo añadido tiene sus propios derechos: la música de una edición, los rótulos traducidos y, en algunos países, la restauración.

## Qué muestra una buena copia

- **La pintura.** Deben verse las pinceladas en suelos y paredes. En un archivo malo se funden en gris, y con ellas media película.
- **Los tintes.** Las copias eran pardas, verdes y de un azul acerado. El blanco y negro es una costumbre posterior.
- **Las letras.** Las de los rótulos originales son tan picudas como las casas. Si son corrientes, las han sustituido.
- **La firmeza.** El primer acto falta en el negativo y procede de copias. Si solo salta el comienzo, es normal.

La restauración de 2014 partió de ese negativo; lo habitual son unos 77 minutos.

## Verla dos veces

La historia tiene un marco: alguien la cuenta, en un banco, en un jardín. Si ese marco suaviza la película o la empeora se discute desde hace cien años, y solo puede juzgarlo quien conoce el final. Guarda la copia para otra noche, y al terminar vuelve a ver el principio y compara las paredes.

## Cómo guardarla

Las colecciones de obras libres permiten descargarla en sus páginas. Si una página abierta la reproduce sin botón, el [descargador de vídeos](/video-downloader) muestra lo que hay; elige el tamaño mayor, porque aquí cuenta cada línea. Los programas que dan nitidez pueden estropearla: [el artículo sobre la IA de vídeo](/article/110) cuenta cómo inventan bordes que nadie pintó. Los productos están en [la página de esta película](/movie-downloader/117), y los derechos, en [este repaso](/article/101).
`,
}
