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
