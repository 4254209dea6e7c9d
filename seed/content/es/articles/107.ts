import type { ArticleText } from '../../texts'

export const article107: ArticleText = {
  title: 'Con pérdida o sin ella: los formatos de música, cara a cara',
  summary:
    'MP3, AAC, FLAC, ALAC o WAV: qué quieren decir las siglas, cuándo se nota la diferencia y cuál va bien con cada aparato.',
  body: `
Pocas cosas se discuten con tanto ardor como el formato de la música. La respuesta es bastante más tranquila: depende de con qué escuchas y dónde.

## Dos familias

Los formatos **con pérdida** eliminan aquello que el oído seguramente no va a echar en falta: MP3, AAC, Ogg Vorbis y Opus. Los formatos **sin pérdida** comprimen de manera que la grabación se recupera bit a bit: FLAC y ALAC. El WAV no comprime nada; ocupa más, no suena mejor y guarda mal las etiquetas.

Una hora de música ocupa, más o menos:

- MP3 o AAC a 256 kbit/s: 115 MB;
- FLAC o ALAC con calidad de CD: entre 250 y 400 MB;
- FLAC en alta resolución: un giga o más;
- WAV con calidad de CD: 635 MB.

## Lo que se oye y lo que no

A partir de 256 kbit/s, y a ciegas, casi nadie distingue un buen AAC del original. Influyen más la mezcla, el volumen y, sobre todo, los auriculares. La alta resolución, 24 bits y 96 kHz, es útil cuando se edita; al escuchar, su ventaja se discute. Y el Bluetooth vuelve a comprimir: por mucho FLAC que mandes, a los cascos llega adelgazado.

¿Para qué quedarse entonces con lo sin pérdida? Porque de ahí se saca más adelante cualquier otro formato sin acumular defectos. Para un archivo, esa razón basta.

## Una regla que no falla

Lo que se perdió no vuelve. Si conviertes un MP3 en FLAC, tendrás un archivo mayor con el mismo sonido. Lo decisivo es lo que el servicio te entrega. Spotify ofreció durante años solo niveles con pérdida; hoy tiene, en muchos países, uno sin ella. El catálogo de Apple Music está en ALAC. Comprueba qué incluye tu plan antes de escoger FLAC en el [convertidor de Spotify](/spotify-converter) o en el [convertidor de Apple Music](/apple-music-converter). Si el origen es AAC, lo sensato es M4A.

## Los discos que ya tienes

Pasar un CD propio a archivo, para escucharlo tú, sigue siendo la copia privada de toda la vida. Hazlo una vez y bien: en FLAC, con un programa que verifique la lectura y compare el resultado con el de otros usuarios. Un disco tarda entre cinco y diez minutos y ocupa unos 350 megas. De esa copia sacas después el MP3 del coche y el AAC del teléfono, sin volver a tocar el estante. Los discos rayados se leen mejor tras limpiarlos del centro hacia fuera; los que se leen a la tercera conviene escucharlos enteros antes de darlos por buenos.

## Haz la prueba tú mismo

Se habla mucho de oídos finos y se comprueba poco. La prueba a ciegas es fácil y cuesta media hora:

1. Elige una canción que conozcas bien, mejor con platillos, aplausos o clave, que es donde más sufre la compresión.
2. Prepara dos versiones **desde la misma fuente**: una sin pérdida y otra en AAC a 256 kbit/s.
3. Iguala el volumen. Una diferencia de medio decibelio basta para que la más fuerte parezca mejor.
4. Pide a alguien que ponga una u otra diez veces, sin decirte cuál.
5. Cuenta los aciertos. Con siete o menos no has demostrado nada; con nueve o diez, tienes un buen equipo y buen oído.

Lo más probable es que después duermas tranquilo con el formato pequeño.

## Cuánto cabe en cada sitio

Con canciones de cuatro minutos, y redondeando:

- un teléfono con 20 gigas libres guarda unas 2.600 en AAC a 256 kbit/s, o unas 800 sin pérdida;
- una memoria de 32 gigas para el coche, más de 4.000 en MP3 a 256;
- un disco de un tera, unas 40.000 sin pérdida, o sea, tres mil discos largos.

La última cifra explica por qué el espacio dejó de ser un argumento en casa y lo sigue siendo en el bolsillo.

## Errores frecuentes

- **Convertir de MP3 a AAC «para modernizar».** Se pierde dos veces y no se gana nada.
- **Mirar solo el número.** Un AAC a 128 puede sonar mejor que un MP3 antiguo a 160. Importan también el códec y quién lo hizo.
- **Guardar en FLAC lo que llegó comprimido.** Es una caja enorme para un contenido pequeño.
- **Comprar alta resolución para unos auriculares sin cable.** El Bluetooth la rebaja por el camino.
- **Borrar el original.** De una copia buena sale una ligera; al revés, nunca.
- **Mezclar formatos sin criterio.** Un reproductor ordena igual todos, pero el coche quizá solo lea la mitad. Un criterio por uso evita sorpresas.

Cuando tengas decidido el formato, queda la parte menos vistosa y más agradecida: [etiquetas, carátulas y carpetas](/article/108).

## Un formato para cada aparato

- **Radio del coche y equipos antiguos:** MP3, que se lee en todas partes, también desde una memoria USB.
- **iPhone y Mac:** M4A con AAC para el día a día y ALAC para conservar.
- **Android:** AAC u Opus; FLAC, si te apetece.
- **Equipo en red y servidor doméstico:** FLAC, con carátula y etiquetas completas.
- **Montaje de tus propias tomas:** WAV, que abre cualquier programa.

Lo práctico es mantener dos niveles: una versión buena en el disco y otra ligera para llevar. Decídelo una vez y no lo cambies; los archivos serán más homogéneos. Si el volumen salta de un disco a otro, ReplayGain anota un valor en la etiqueta sin tocar el sonido.

Con la música pasa lo que con el vídeo: la suscripción permite escuchar. Que además puedas tener un archivo depende de las condiciones del servicio y de la ley de tu país. Para una colección que dure, lo más sencillo es la música comprada sin candado, que venden muchas tiendas.
`,
  meta_title: 'FLAC, AAC o MP3: formatos comparados',
  meta_description:
    'Con pérdida o sin ella: en qué se distinguen FLAC, ALAC, AAC y MP3, cuánto ocupan y qué formato le va a cada aparato.',
}
