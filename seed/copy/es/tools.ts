import type { PageTexts } from '../text'

export const tools: PageTexts = {
  video_downloader: {
    headline: 'Un descargador para los sitios de vídeo abiertos',
    promise:
      'YouTube, Vimeo, Dailymotion, Facebook, bilibili y otros muchos: pega una dirección y decide qué hacer con ella.',
    steps: [
      { title: 'Pega una dirección', text: 'De un vídeo, de una lista o de una página que lo contenga.' },
      { title: 'Revisa los resultados', text: 'Ves los vídeos encontrados, su duración y sus resoluciones.' },
      { title: 'Guarda lo que necesites', text: 'Vídeo, solo sonido o subtítulos, en tu carpeta.' },
    ],
    features: [
      {
        title: 'Una sola licencia',
        text: 'La misma licencia vale para las páginas abiertas que la aplicación reconoce.',
      },
      { title: 'Listas completas', text: 'Las largas se tratan por lotes y se reanudan.' },
      { title: 'Solo audio', text: 'Una conferencia se guarda en M4A para escucharla mientras paseas.' },
      { title: 'Navegador interno', text: 'Si la página pide sesión, ábrela dentro del programa.' },
      { title: 'Cambio de contenedor', text: 'MP4 para todo, MKV para varias pistas.' },
      { title: 'Enlaces copiados', text: 'Copia diez y habrá diez entradas esperando en la aplicación.' },
    ],
    questions: [
      {
        question: '¿Entran los servicios de pago?',
        answer: 'No, cada uno tiene su descargador; la suite de vídeo los reúne.',
      },
      {
        question: '¿Cómo sé si puedo guardar un vídeo?',
        answer: 'Lee su licencia, las normas del sitio y la ley de tu país. Ante la duda, míralo en línea.',
      },
      {
        question: '¿Qué archivo elijo para el televisor?',
        answer:
          'MP4 con imagen AVC es lo seguro en aparatos antiguos. MKV conviene si quieres varias pistas de sonido o subtítulos en un archivo.',
      },
      {
        question: '¿La prueba gratuita es otro programa?',
        answer: 'No, el instalador es el mismo. Con una clave de licencia pasa a ser el producto completo.',
      },
      { question: '¿Y los flujos M3U8 o MPD?', answer: 'Para cada formato hay un producto.' },
      {
        question: '¿Y si un sitio no se reconoce?',
        answer: 'Compruébalo con la prueba antes de comprar y cuéntaselo a soporte.',
      },
    ],
    meta_title: 'Descargador de vídeos para Windows y Mac',
    meta_description:
      'YouTube, Vimeo, Dailymotion, Facebook, bilibili y más: vídeos, listas, audio y subtítulos, hasta donde llegan tus derechos.',
  },
  m3u8_downloader: {
    headline: 'M3U8: de muchos segmentos a un solo vídeo',
    promise:
      'El sistema HLS trocea cada programa; la aplicación lee la lista, recoge los trozos y los une en orden.',
    steps: [
      { title: 'Indica la dirección', text: 'El M3U8 o la página donde se reproduce.' },
      { title: 'Elige variante', text: 'Resolución, idioma y subtítulos de la lista.' },
      { title: 'Obtén el archivo', text: 'Los segmentos se unen en un MP4 o un MKV continuo.' },
    ],
    features: [
      { title: 'ARTE, ARD y RTVE Play', text: 'Tres mediatecas públicas que emiten así.' },
      { title: 'Sonido separado', text: 'Una pista de audio aparte se sincroniza con la imagen.' },
      { title: 'WebVTT a SRT', text: 'El texto queda en un formato que lee cualquier reproductor.' },
      { title: 'Segmento perdido', text: 'Se vuelve a pedir antes de unir.' },
      { title: 'Flujos protegidos', text: 'Se atienden solo si tu propia sesión puede reproducirlos.' },
      { title: 'Sesión del navegador interno', text: 'Los flujos que piden iniciar sesión usan la tuya.' },
      {
        title: 'Actos de varias horas',
        text: 'Miles de segmentos de un evento ya terminado acaban en un solo archivo.',
      },
    ],
    questions: [
      {
        question: '¿Qué es un M3U8?',
        answer: 'Un texto con direcciones de segmentos. Por sí mismo no contiene imagen.',
      },
      {
        question: '¿Consigue vídeos a los que no tengo acceso?',
        answer: 'No. Hacen falta acceso y derecho a una copia personal.',
      },
      {
        question: '¿Qué significa DRM en el nombre?',
        answer:
          'Que el producto trata sitios cuyos reproductores usan protección. Se rige por los derechos de tu cuenta y no da acceso a nada que no te corresponda.',
      },
      {
        question: '¿Y si un segmento no llega nunca?',
        answer: 'Se pide tres veces más. Después, el informe señala el hueco.',
      },
      { question: '¿Graba en directo?', answer: 'Trabaja con emisiones terminadas.' },
      {
        question: '¿Se ven los subtítulos forzados?',
        answer: 'Sí. La tabla los muestra junto a las variantes y al sonido alternativo.',
      },
      {
        question: '¿Vale para mis emisiones?',
        answer: 'Sí, revisar o archivar lo que tú emites es un uso habitual.',
      },
    ],
    meta_title: 'Descargador de M3U8 (HLS) para Windows y Mac',
    meta_description:
      'Flujos HLS unidos en MP4 o MKV, con subtítulos convertidos y audio sincronizado, para los vídeos que te están abiertos.',
  },
  mpd_downloader: {
    headline: 'MPD: imagen y voz de DASH, otra vez juntas',
    promise:
      'En MPEG-DASH, cada pista llega por separado. La aplicación lee el manifiesto, tú eliges las pistas y obtienes un archivo completo.',
    steps: [
      { title: 'Abre el manifiesto', text: 'La dirección MPD o la página del reproductor.' },
      { title: 'Elige pistas', text: 'Una tabla muestra el códec, la tasa de bits y el idioma.' },
      { title: 'Monta el resultado', text: 'Todo en un contenedor MP4 o MKV.' },
    ],
    features: [
      { title: 'Udemy y ZDF', text: 'Un sitio de cursos y una mediateca como ejemplos.' },
      { title: 'Códecs a la vista', text: 'H.264, HEVC, VP9 o AV1, según el manifiesto.' },
      { title: 'Varios periodos', text: 'Un programa dividido se vuelve a unir en orden.' },
      { title: 'Código de idioma', text: 'Cada pista lo conserva.' },
      { title: 'Acceso respetado', text: 'Lo protegido se trata solo en la sesión autorizada.' },
      {
        title: 'Informe para soporte',
        text: 'Un registro sin datos personales nos ayuda cuando un sitio ha cambiado.',
      },
    ],
    questions: [
      {
        question: '¿En qué se diferencia de M3U8?',
        answer: 'Describen lo mismo de dos maneras: MPD para DASH, M3U8 para HLS. Son dos productos.',
      },
      {
        question: '¿Por qué caduca un manifiesto?',
        answer: 'Muchos solo son válidos unos minutos. Vuelve a abrir la página para obtener uno nuevo.',
      },
      {
        question: 'La lista sigue vacía mientras el vídeo se ve. ¿Por qué?',
        answer:
          'Es probable que el sitio emita en HLS. Prueba el descargador M3U8 en la misma página antes de decidir la licencia.',
      },
      {
        question: '¿Cuál es mi responsabilidad?',
        answer:
          'Usarlo con contenido que tengas derecho a conservar. La protección técnica está amparada por la ley en casi todos los países, y nuestras condiciones piden respetarla.',
      },
      { question: '¿Hay una licencia para los dos formatos?', answer: 'La suite de vídeo contiene ambos.' },
      {
        question: 'Sin suscripción, ¿qué obtengo?',
        answer: 'Nada que antes no pudieras ver. Y lo que ves, solo como copia privada y lícita.',
      },
    ],
    meta_title: 'Descargador de MPD (MPEG-DASH)',
    meta_description:
      'Manifiestos DASH leídos y unidos en MP4 o MKV, con periodos, códecs e idiomas, para vídeos a los que tienes acceso.',
  },
  adult_downloader: {
    headline: 'Vídeos para adultos: una herramienta sobria',
    promise:
      'Dirigida a mayores de edad: conserva fuera de la vista de otros los vídeos a los que tu cuenta da derecho.',
    steps: [
      { title: 'Acredita tu edad', text: 'Cada sitio mantiene su control, y lo pasas tú.' },
      { title: 'Indica el vídeo', text: 'Con su dirección, de un sitio abierto o de pago.' },
      { title: 'Busca un sitio seguro', text: 'Carpeta protegida, disco cifrado o memoria externa.' },
    ],
    features: [
      { title: 'Varios sitios', text: 'La licencia no se ata a uno; Fansly es un ejemplo.' },
      { title: 'Rastro mínimo', text: 'Historial y miniaturas se pueden borrar.' },
      { title: 'Nombre a elegir', text: 'Título, número o solo la fecha.' },
      { title: 'Ventana discreta', text: 'El programa se minimiza y no muestra avisos en pantalla.' },
      {
        title: 'Navegador propio',
        text: 'Historial, cookies y sesiones se quedan dentro de la aplicación y se borran con un botón.',
      },
      {
        title: 'Novedades de una página',
        text: 'Sigue la de un creador y verás qué ha publicado desde tu última visita.',
      },
    ],
    questions: [
      { question: '¿A quién se vende?', answer: 'Solo a adultos, según la ley de su país.' },
      {
        question: '¿FANZA y OnlyFans están dentro?',
        answer: 'Tienen su propio descargador, hecho para su biblioteca.',
      },
      {
        question: '¿Qué sitios abre?',
        answer:
          'Los que muestran sus vídeos en un navegador corriente. La prueba gratuita te dice en unos minutos si el tuyo está entre ellos.',
      },
      { question: '¿Lo contiene la suite de vídeo?', answer: 'No. La suite no incluye sitios para adultos.' },
      {
        question: '¿Se borran los archivos al vaciar la lista?',
        answer: 'No. Desaparecen las entradas de lo terminado, y los archivos siguen donde los pusiste.',
      },
      {
        question: '¿Qué edad se pide?',
        answer: 'La mayoría de edad de tu país: dieciocho años en muchos, más en algunos.',
      },
      {
        question: '¿Qué está prohibido?',
        answer:
          'Todo vídeo ilícito o sin consentimiento, y difundir cualquiera. Guarda lo que autor y sitio te concedan.',
      },
    ],
    meta_title: 'Descargador de vídeos para adultos',
    meta_description:
      'Solo mayores de edad: herramienta discreta para conservar en privado los vídeos que tu cuenta y su autor te permiten ver.',
  },
  video_ai: {
    headline: 'IA de vídeo: nitidez para tus recuerdos',
    promise:
      'Cintas digitalizadas, bodas oscuras, grabaciones del móvil de hace años: mejora tus propios vídeos en tu PC.',
    steps: [
      { title: 'Importa', text: 'Suelta un archivo del disco en Tidemark Video AI.' },
      { title: 'Compara', text: 'Una vista partida muestra el antes y el después de unos segundos.' },
      { title: 'Procesa', text: 'Inicia el proceso; el original no se modifica.' },
    ],
    features: [
      { title: 'Ampliación', text: 'Una imagen antigua se recalcula para pantallas mayores.' },
      { title: 'Menos ruido', text: 'El grano de una escena nocturna se reduce con un control.' },
      { title: 'Movimiento suave', text: 'Se crean fotogramas intermedios.' },
      { title: 'Rostros', text: 'Un ajuste propio impide que parezcan de cera.' },
      { title: 'Todo en local', text: 'Tus vídeos no salen de tu ordenador.' },
      {
        title: 'Cintas antiguas',
        text: 'Las rayas del entrelazado y el ruido de la cinta se tratan juntos.',
      },
    ],
    questions: [
      {
        question: '¿Qué ordenador necesito?',
        answer:
          'Un ordenador con Windows; con una tarjeta gráfica reciente tarda menos. Compruébalo con la prueba gratuita.',
      },
      {
        question: '¿Recupera detalles que no existen?',
        answer: 'No, los reconstruye de forma verosímil. Compruébalo con la vista previa.',
      },
      {
        question: '¿Cuánto tarda una cinta?',
        answer:
          'Depende de tu tarjeta gráfica y de la tarea. El tiempo previsto se muestra antes de exportar.',
      },
      { question: '¿Hay versión para Mac?', answer: 'Por ahora no. La IA de vídeo se vende para Windows.' },
      {
        question: '¿Cómo se vende?',
        answer:
          'Por un mes, por un año o de por vida, para un ordenador. Usa la prueba gratuita con una cinta tuya antes de comprar.',
      },
      {
        question: '¿Sirve para varias cintas seguidas?',
        answer: 'Sí, pon en la cola las de toda una década con un mismo ajuste.',
      },
      {
        question: '¿Puedo mejorar una grabación ajena?',
        answer: 'Con el permiso de su dueño. De lo contrario, usa solo las tuyas y lo que la ley permita.',
      },
    ],
    meta_title: 'IA de vídeo para Windows: restaurar grabaciones',
    meta_description:
      'Amplía, limpia y suaviza tus propios vídeos en un ordenador con Windows, con vista previa y sin tocar el original.',
  },
}
