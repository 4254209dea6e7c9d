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

## Quién es quién

- **El doctor Caligari** es Werner Krauss, con guantes rayados y el paso corto. Tenía treinta y cinco años y parece que tenga setenta.
- **Cesare,** el sonámbulo, es Conrad Veidt, que veintidós años después sería el mayor Strasser de «Casablanca».
- **Jane** es Lil Dagover, y **Francis,** que cuenta la historia, Friedrich Feher.
- **La cámara** fue de Willy Hameister, que apenas la mueve: lo que se mueve son las paredes.

Estaba previsto que la dirigiera Fritz Lang, que tenía otro trabajo. El productor, Erich Pommer, aceptó los decorados pintados también porque salían baratos.

## Cómo mirar los decorados

No hay una sola línea recta, pero sí un orden. Fíjate en esto la segunda vez:

1. **Las sillas.** El funcionario está sentado tan arriba que hay que mirarlo desde abajo. El poder se mide en centímetros.
2. **Las ventanas.** Son triángulos y rombos, y la luz que dejan entrar está pintada en el suelo, aunque venga de otro lado.
3. **Las puertas.** Las de Caligari se cierran como bocas.
4. **La casa de Jane.** Es la única con curvas. Cuando Cesare entra en ella, la línea recta de su cuchillo lo rompe todo.
5. **Los caminos por los tejados.** Suben sin llegar a ninguna parte, y aun así los actores los suben de verdad.

En una copia mala, todo eso es una mancha. Por eso aquí la resolución no es un lujo: si el archivo ocupa menos de 700 megas, en una pantalla grande lo echarás de menos.

## Revisar una copia en tres paradas

- **A los cinco minutos,** la feria. ¿Se distinguen las pinceladas en el fondo o es un gris liso?
- **Hacia la mitad,** el secuestro por los tejados. ¿La imagen es verde azulada, parda, o no tiene color?
- **En los rótulos.** ¿Son letras torcidas y en alemán, o una tipografía corriente?

Si hay subtítulos en una pista aparte, guárdalos también. Y desconfía de las versiones «restauradas por inteligencia artificial» a sesenta imágenes por segundo: alisan la pintura, que es justo lo que vinieron a enseñarte, y mueven a los actores como en un videojuego.

## Tres preguntas para después

1. ¿A quién has creído, y en qué momento has dejado de hacerlo?
2. ¿Cambian las paredes cuando termina el relato? Compara el jardín del principio con el patio del final.
3. ¿Qué película posterior te ha recordado? El cine negro, Tim Burton y más de un videoclip salen de estas calles.

Los guionistas contaron después que el marco se lo impusieron y que su historia acababa de otra manera. El guion que se conserva no lo confirma del todo. De esa discusión han salido libros enteros, y a ti te basta con verla dos veces para tener la tuya.

## Una sesión con sentido

Dura poco más de una hora, así que admite compañía: primero Caligari, luego una charla y, si queda noche, [Nosferatu](/article/116). Para enseñarla en una biblioteca o en clase, elige una copia cuya licencia lo permita por escrito, música incluida.

## Cómo guardarla

Las colecciones de obras libres permiten descargarla en sus páginas. Si una página abierta la reproduce sin botón, el [descargador de vídeos](/video-downloader) muestra lo que hay; elige el tamaño mayor, porque aquí cuenta cada línea. Los programas que dan nitidez pueden estropearla: [el artículo sobre la IA de vídeo](/article/110) cuenta cómo inventan bordes que nadie pintó. Los productos están en [la página de esta película](/movie-downloader/117), y los derechos, en [este repaso](/article/101).
`,
}
